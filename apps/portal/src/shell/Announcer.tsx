import { visuallyHidden } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { announcementAtom } from '../state/announcement.ts';

/** The page's polite voice: what `announce` says is read once. */
export function Announcer() {
  const text = useAtomValue(announcementAtom);
  return (
    <div className={visuallyHidden} role="status">
      {text}
    </div>
  );
}
