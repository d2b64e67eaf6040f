import { wake } from '#frame/wake.tsx';
import { waitingPage } from './page.tsx';

wake(waitingPage.Page);
