import { partyKinds, type CaseParty, type PartyKind } from '@temple-land/portal-core';
import { Button, Dialog, Form, Select } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { announce } from '../../../state/announcement.ts';
import { partyLabels } from './caseLabels.ts';
import {
  findPersonProblem,
  nobody,
  personFields,
  type Person,
  type PersonField,
} from './person.ts';
import { PersonFields } from './PersonFields.tsx';
import type { CasePapersState } from './useCasePapers.ts';

/** The props of `PartyDialog`. */
export interface PartyDialogProps {
  applicationId: number;
  /** The party to change; a new one if absent. */
  party?: CaseParty;
  saveParty: CasePapersState['saveParty'];
  onClose: () => void;
}

/** Adds a party to a case, or changes the particulars of one. */
export function PartyDialog({ applicationId, party, saveParty, onClose }: PartyDialogProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const formId = useId();
  const [kind, setKind] = useState<PartyKind>(party?.kind ?? 'respondent');
  const [person, setPerson] = useState<Person>(party ?? nobody);
  const [submitCount, setSubmitCount] = useState(0);
  const idOf = (field: PersonField) => `${formId}${field}`;
  const problems = personFields.flatMap((field) => {
    const problem = findPersonProblem(person, field, party?.mobileNo);
    return problem === undefined ? [] : [{ controlId: idOf(field), message: t(problem) }];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
    if (problems.length > 0) return;
    const { name, fatherName, address, mobileNo } = person;
    // The masked number is not sent: the party keeps its own.
    const number = mobileNo === party?.mobileNo ? {} : { mobileNo };
    const request = { applicationId, kind, name, fatherName, address, ...number };
    saveParty.mutate(party === undefined ? request : { ...request, partyId: party.partyId }, {
      onSuccess: () => {
        announce(t('courtCase:party.saved', { name }));
        onClose();
      },
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={party?.name ?? t('courtCase:party.add')}
      footer={
        <>
          <Button onClick={onClose}>{t('courtCase:cancel')}</Button>
          <Button type="submit" form={formId} kind="primary" isPending={saveParty.isPending}>
            {t('courtCase:party.save')}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={saveParty.error?.userMessage} />
      <Form id={formId} onSubmit={submit}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <Select
          label={t('courtCase:party.kind')}
          value={kind}
          options={partyKinds.map((value) => ({ value, label: t(partyLabels[value]) }))}
          onChange={(value) => setKind(value as PartyKind)}
        />
        <PersonFields
          {...{ person, idOf }}
          keptNumber={party?.mobileNo}
          onPerson={setPerson}
          isChecked={submitCount > 0}
        />
      </Form>
    </Dialog>
  );
}
