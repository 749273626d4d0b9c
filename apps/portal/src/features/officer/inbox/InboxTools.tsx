import { Button, Icon } from '@temple-land/ui';
import { Bookmark, CalendarOff, Keyboard } from 'lucide';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { row } from '../../../common/page/card.css.ts';
import { lazySection } from '../../../common/page/lazySection.tsx';
import type { InboxState } from './inboxQuery.ts';
import { SavedViewsDialog } from './SavedViews.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useShortcuts } from './useShortcuts.ts';

const LeaveDialog = lazySection(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

/** The buttons above the inbox: saved views, leave and shortcuts, each with its dialog. */
export function InboxTools({ shown }: { shown: InboxState }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [open, setOpen] = useState<'leave' | 'shortcuts' | 'views'>();
  const close = () => setOpen(undefined);
  const showHelp = useCallback(() => setOpen('shortcuts'), []);
  useShortcuts(showHelp);
  return (
    <div className={row}>
      <Button icon={<Icon of={Bookmark} />} onClick={() => setOpen('views')}>
        {t('views')}
      </Button>
      <Button icon={<Icon of={CalendarOff} />} onClick={() => setOpen('leave')}>
        {t('leave')}
      </Button>
      <Button icon={<Icon of={Keyboard} />} onClick={showHelp}>
        {t('shortcuts')}
      </Button>
      {open === 'views' && <SavedViewsDialog shown={shown} onClose={close} />}
      {open === 'leave' && <LeaveDialog onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </div>
  );
}
