import { wake } from '#frame/wake.tsx';
import { SearchPage } from './SearchPage.tsx';

wake(SearchPage);
