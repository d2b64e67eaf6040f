import { wake } from '#frame/wake.tsx';
import { EntryPage } from './EntryPage.tsx';

wake(EntryPage);
