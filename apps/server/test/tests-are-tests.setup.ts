import { setRealService } from './real-service.ts';

// Files of one process share modules: each begins without what the one before it changed.
setRealService(false);
