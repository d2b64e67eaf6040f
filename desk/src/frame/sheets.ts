// The sheets of the parts that rooms and appointments are made of, before all others: a room may change a part's look.
import '@clinic/ui/ArrowLink.tsx';
import '@clinic/ui/Brand.tsx';
import '@clinic/ui/Button.tsx';
import '@clinic/ui/Field.tsx';
import '@clinic/ui/NoticePreview.tsx';
import '@clinic/ui/WithNames.tsx';
import '#parts/Card.tsx';
import '#parts/DayNotice.tsx';
import '#parts/DeskPage.tsx';
import '#parts/Facts.tsx';
import '#parts/Fold.tsx';
import '#parts/Form.module.css';
import '#parts/List.tsx';
import '#parts/Table.module.css';
import '#parts/Text.module.css';
