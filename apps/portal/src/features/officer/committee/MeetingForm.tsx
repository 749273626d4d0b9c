import type { CommitteeCase, CommitteeMeetingDetail } from '@temple-land/portal-core';
import { Button, ButtonLink, Card, TextArea, TextField } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { row } from '../../../common/page/card.css.ts';
import { AgendaFields } from './AgendaFields.tsx';
import * as styles from './committee.css.ts';
import { useCommitteeMutations } from './useCommittee.ts';

/** Returns the members, one a line. */
const toMembers = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The props of `MeetingForm`. */
export interface MeetingFormProps {
  /** The meeting to change; a new one if absent. */
  meeting?: CommitteeMeetingDetail;
  waiting: readonly CommitteeCase[];
  cancelHref: string;
  onSaved: (meetingId: number) => void;
}

/** The form of a meeting: day, place, members, and the cases of its agenda in their order. */
export function MeetingForm({ meeting, waiting, cancelHref, onSaved }: MeetingFormProps) {
  const { t } = useTranslation(['committee', 'common', 'specification']);
  const { save } = useCommitteeMutations();
  const items = meeting?.items ?? [];
  const deferred = waiting.filter(({ isDeferred }) => isDeferred);
  const [heldOn, setHeldOn] = useState(meeting?.heldOn ?? '');
  const [place, setPlace] = useState(meeting?.place ?? '');
  const [members, setMembers] = useState(meeting?.members.join('\n') ?? '');
  // A new meeting begins with the cases that an earlier one deferred.
  const [agenda, setAgenda] = useState(() =>
    (meeting === undefined ? deferred : items).map(({ applicationId }) => applicationId),
  );
  const [isAsked, setIsAsked] = useState(false);
  const required = (text: string) =>
    isAsked && text.trim() === '' ? { errorMessage: t('specification:admin.required') } : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const names = toMembers(members);
    if (heldOn === '' || place.trim() === '' || names.length === 0) return;
    const facts = { heldOn, place: place.trim(), members: names, applicationIds: agenda };
    const of = meeting === undefined ? {} : { meetingId: meeting.meetingId };
    save.mutate(
      { ...of, ...facts, version: meeting?.version ?? 0 },
      { onSuccess: (answer) => 'result' in answer && onSaved(answer.result.meetingId) },
    );
  };
  const fixed = items.filter(({ isOpen }) => !isOpen).map(({ applicationId }) => applicationId);
  return (
    <Card title={meeting === undefined ? t('committee:new') : t('committee:edit')}>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        <OutcomeMessage message={save.error?.userMessage} />
        <div className={styles.fields}>
          <LazyDateField
            label={t('committee:heldOn')}
            value={heldOn}
            onChange={setHeldOn}
            {...required(heldOn)}
          />
          <TextField
            label={t('committee:place')}
            maxLength={200}
            value={place}
            onChange={setPlace}
            {...required(place)}
          />
        </div>
        <TextArea
          label={t('committee:members')}
          description={t('committee:members.hint')}
          rows={4}
          value={members}
          onChange={setMembers}
          {...required(members)}
        />
        <AgendaFields
          cases={[...items, ...waiting]}
          agenda={agenda}
          fixed={new Set(fixed)}
          onAgenda={setAgenda}
        />
        <div className={row}>
          <Button kind="primary" type="submit" isPending={save.isPending}>
            {t('committee:save')}
          </Button>
          <ButtonLink href={cancelHref} kind="quiet">
            {t('committee:cancel')}
          </ButtonLink>
        </div>
      </form>
    </Card>
  );
}
