import { visuallyHidden } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { announcementAtom } from '../../state/announcement.ts';

/**
 * A polite live region for texts passed to `announce`. The page has one, and so has a dialog that announces while it is
 * open, because the page behind it is inert.
 */
export function LiveAnnouncer() {
  const { text, count } = useAtomValue(announcementAtom);
  const [initialCount] = useState(count);
  return (
    <div className={visuallyHidden} role="status">
      {count > initialCount && <span key={count}>{text}</span>}
    </div>
  );
}
