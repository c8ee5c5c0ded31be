int wk(void){return 99;} 
