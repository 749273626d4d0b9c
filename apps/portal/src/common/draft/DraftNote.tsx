import { formatTenderDate } from '@temple-land/portal-core';
import { Alert, Button } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftState } from './draftSaver.ts';
import { note } from '../form/formPage.css.ts';
import { momentText } from '../text/moments.ts';
import { meta, quietRow, row, stack } from '../page/surface.css.ts';
import { useDropDraft, type DraftFormId, type KeptDraft } from './useFormDraft.ts';

/** The props of `DraftNote`. */
export interface DraftNoteProps {
  formId: DraftFormId;
  kept: KeptDraft;
  state: DraftState;
  /** Lets no save come after the draft is dropped. */
  onDrop: () => Promise<void>;
  /** Reads the draft again and draws the form anew. */
  onRetry: () => void;
  /** The form was drawn anew because its user asked for that: the focus comes here. */
  isAgain: boolean;
}

function Dropping({ formId, onDrop, onRetry }: DraftNoteProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { mutate: drop, isPending } = useDropDraft(onRetry);
  const start = async () => {
    await onDrop();
    drop({ formId });
  };
  return (
    <div className={quietRow}>
      <Button kind="quiet" isPending={isPending} onClick={() => void start()}>
        {t('common:draft.drop')}
      </Button>
    </div>
  );
}

function News(props: DraftNoteProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { kept, state, onRetry } = props;
  if (state.kind === 'conflict') {
    return (
      <Alert tone="warning">
        <div className={stack}>
          <p>{t('specification:draft.conflict')}</p>
          <div className={row}>
            <Button onClick={onRetry}>{t('common:draft.again')}</Button>
          </div>
        </div>
      </Alert>
    );
  }
  if (state.kind === 'received') {
    return (
      <Alert tone="warning">
        <p>{t('common:draft.received')}</p>
      </Alert>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Alert tone="warning">
        <p>{t('common:draft.failed')}</p>
      </Alert>
    );
  }
  if (state.kind === 'saved') {
    return (
      <div className={row}>
        <p className={meta}>{t('common:draft.saved', { at: momentText(state.savedOn) })}</p>
        <Dropping {...props} />
      </div>
    );
  }
  if (kept.savedOn === undefined) return <p className={meta}>{t('common:draft.lead')}</p>;
  return (
    <Alert tone="info" role="status">
      <p>
        {t('common:draft.back', {
          at: momentText(kept.savedOn),
          until: formatTenderDate(kept.endsOn ?? kept.savedOn),
        })}
      </p>
      <Dropping {...props} />
    </Alert>
  );
}

/** Says what the service keeps of a form: what is back, when it was saved, or that it was not. */
export function DraftNote(props: DraftNoteProps) {
  const { isAgain } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAgain) place.current?.focus();
  }, [isAgain]);
  return (
    <div ref={place} tabIndex={-1} className={note}>
      <News {...props} />
    </div>
  );
}
