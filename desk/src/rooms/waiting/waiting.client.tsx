import { wake } from '#frame/wake.tsx';
import { WaitingPage } from './WaitingRoom.tsx';

wake(WaitingPage);
