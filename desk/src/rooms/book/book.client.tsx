import { wake } from '#frame/wake.tsx';
import { BookPage } from './BookPage.tsx';

wake(BookPage);
