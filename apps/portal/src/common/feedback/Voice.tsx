import { visuallyHidden } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { announcementAtom } from '../../state/announcement.ts';

/**
 * A polite voice: what `announce` says from now on is read once. The page has one, and so has a dialog that
 * stays open while something is said, because the page behind it is silent.
 */
export function Voice() {
  const { text, count } = useAtomValue(announcementAtom);
  const [before] = useState(count);
  return (
    <div className={visuallyHidden} role="status">
      {count > before && <span key={count}>{text}</span>}
    </div>
  );
}
