import type { AdminRow, EntityName } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { buttons } from '../layout/admin.css.ts';
import { draftOf, wireFields } from '../records/draft.ts';
import { nameOf } from '../records/entityFields.ts';
import { Question } from '../questions/Question.tsx';
import { toSaveRequest, useRetire, useSave } from '../records/useSave.ts';

/** The props of `UseControl`. */
export interface UseControlProps {
  entity: EntityName;
  row: AdminRow;
  /** Done, with words that say so. */
  onDone: (words: string) => void;
}

function Retire({ entity, row, onDone }: UseControlProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { mutate, isPending, error, reset } = useRetire();
  const [isAsked, setIsAsked] = useState(false);
  const name = nameOf(entity, row);
  const confirm = () => {
    const { id, version } = row;
    mutate(
      { entity, id, version },
      {
        onSuccess: () => onDone(t('retired.done', { name })),
        onSettled: () => setIsAsked(false),
      },
    );
  };
  const ask = () => {
    reset();
    setIsAsked(true);
  };
  return (
    <>
      <OutcomeMessage message={error?.userMessage} />
      <div className={buttons}>
        <Button kind="danger" onClick={ask}>
          {t('retire')}
        </Button>
      </div>
      <Question
        isAsked={isAsked}
        title={t('retire.title', { name })}
        text={t('retire.text')}
        doLabel={t('retire')}
        isPending={isPending}
        onDo={confirm}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}

function Restore({ entity, row, onDone }: UseControlProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { mutate, isPending, error } = useSave();
  const restore = () => {
    const fields = wireFields(entity, draftOf(entity, row), row);
    mutate(toSaveRequest(entity, fields, row, true), {
      onSuccess: (answer) => {
        if ('result' in answer) onDone(t('restored', { name: nameOf(entity, row) }));
      },
    });
  };
  return (
    <>
      <OutcomeMessage message={error?.userMessage} />
      <div className={buttons}>
        <Button isPending={isPending} onClick={restore}>
          {t('restore')}
        </Button>
      </div>
    </>
  );
}

/** Takes a record out of use after a question, or brings it back. */
export function UseControl(props: UseControlProps) {
  return props.row.isActive ? <Retire {...props} /> : <Restore {...props} />;
}
