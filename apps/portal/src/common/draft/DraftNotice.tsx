import { formatDate } from '../../i18n/format.ts';
import { Alert, Button, Stack } from '@temple-land/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuest } from '../../state/guest.ts';
import { useLimit } from '../applications/useLimit.ts';
import type { DraftState } from './draftSaver.ts';
import { note } from '../form/formPage.css.ts';
import { formatDateTime } from '../text/dateTime.ts';
import { meta, row } from '../page/card.css.ts';
import type { StoredDraft } from './useFormDraft.ts';

/** The props of `DraftNotice`. */
export interface DraftNoticeProps {
  stored: StoredDraft;
  state: DraftState;
  /** Loads the draft again and remounts the form. */
  onReload: () => void;
  /** Whether the user reloaded the form: then the notice gets the focus. */
  isReloaded: boolean;
  /** What is shown in place of the line while nothing has been typed: the draft was deleted. */
  deleted: ReactNode;
}

const dayMs = 86_400_000;

const warnings = { received: 'common:draft.received', failed: 'common:draft.failed' } as const;

function SavedLine({ savedOn }: { savedOn: string }) {
  const { t } = useTranslation(['common', 'specification']);
  const endsOn = new Date(Date.parse(savedOn) + useLimit('draftDays') * dayMs).toISOString();
  return (
    <p className={meta}>
      {t('common:draft.saved', { at: formatDateTime(savedOn), until: formatDate(endsOn) })}
    </p>
  );
}

function DraftStateMessage({ stored, state, onReload, deleted }: DraftNoticeProps) {
  const { t } = useTranslation(['common', 'specification']);
  const isGuest = useGuest() !== undefined;
  if (state.kind === 'conflict') {
    return (
      <Alert tone="warning">
        <Stack>
          <p>{t('specification:draft.conflict')}</p>
          <div className={row}>
            <Button onClick={onReload}>{t('common:draft.again')}</Button>
          </div>
        </Stack>
      </Alert>
    );
  }
  if (state.kind === 'received' || state.kind === 'failed') {
    return (
      <Alert tone="warning">
        <p>{t(warnings[state.kind])}</p>
      </Alert>
    );
  }
  if (isGuest) return <p className={meta}>{t('common:draft.guest')}</p>;
  if (state.kind === 'saved') return <SavedLine savedOn={state.savedOn} />;
  if (deleted !== undefined) return deleted;
  if (stored.savedOn !== undefined) return <SavedLine savedOn={stored.savedOn} />;
  return <p className={meta}>{t('common:draft.lead')}</p>;
}

/** One line about a form's draft: when it was saved and how long it is kept, or why it is not saved. */
export function DraftNotice(props: DraftNoticeProps) {
  const { isReloaded } = props;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReloaded) container.current?.focus();
  }, [isReloaded]);
  return (
    <div ref={container} tabIndex={-1} className={note}>
      <DraftStateMessage {...props} />
    </div>
  );
}
