import noticeStyles from './Notice.module.css';
import styles from './NoticePreview.module.css';

/** A notice as it looks on a page of the site. */
export function NoticePreview({ text, language }: { text: string; language: string }) {
  return (
    <div className={`${noticeStyles.notices} ${styles.preview}`}>
      <p lang={language}>{text}</p>
    </div>
  );
}
