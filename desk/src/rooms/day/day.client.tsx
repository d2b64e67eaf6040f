import { wake } from '#frame/wake.tsx';
import { DeskDay } from './DeskDay.tsx';

wake(DeskDay);
