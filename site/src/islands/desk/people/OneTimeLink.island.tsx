import type { DeskPeople } from '@clinic/contract/desk-people.ts';
import { useEffect, useState } from 'react';
import { Card } from '#components/desk/frame/Card.tsx';
import styles from '#components/desk/frame/Form.module.css';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { deskPeopleMessages } from '#messages/desk-people.ts';

const words = deskPeopleMessages.link;

/**
 * The new one-time link. It takes the focus, so that nobody leaves the page without it. It hydrates to copy the link,
 * where the browser lets the page write to the clipboard (not over plain http from another machine); without script
 * the link is there to select.
 */
export function OneTimeLink({ email, url, isNewPerson }: NonNullable<DeskPeople['link']>) {
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => setCanCopy('clipboard' in navigator), []);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  }

  return (
    <Card id="link" title={words.title(email)} tone="mint">
      <p>
        {isNewPerson ? words.isNew : words.again} {words.handOver}
      </p>
      <div className={styles.inline}>
        <TextField id="one-time-link" label={words.label} value={url} readOnly autoFocus />
        {canCopy && <Button onClick={copy}>{words.copy}</Button>}
      </div>
      <p role="status">{isCopied && words.copied}</p>
    </Card>
  );
}
