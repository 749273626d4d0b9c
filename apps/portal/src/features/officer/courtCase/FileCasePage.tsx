import { Button, ButtonLink, Form, PageHeader, Stack } from '@temple-land/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { card, spaceBetween } from '../../../common/page/card.css.ts';
import type { PrefixedKey } from '../../../i18n/textKey.ts';
import { getApplicationPath } from '../inbox/inboxQuery.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { listFilingProblems, type FilingField, type FilingProblem } from './filingProblems.ts';
import { CasePart, LandPart, RespondentsPart } from './FilingParts.tsx';
import { useCaseFiling } from './useCaseFiling.ts';

const levelLabels = {
  district: 'common:place.district',
  tahasil: 'common:place.tahasil',
  mouza: 'common:place.mouza',
  khatian: 'common:place.khatian',
} as const satisfies Record<string, PrefixedKey<'common'>>;

function Filed({ applicationNo: number }: { applicationNo: string }) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack elementType="section" className={card}>
      <h2 ref={heading} tabIndex={-1}>
        {t('courtCase:file.done')}
      </h2>
      <p>{t('courtCase:file.done.text')}</p>
      <div className={spaceBetween}>
        <ButtonLink kind="primary" href={`${getApplicationPath(number)}&view=court`}>
          {t('courtCase:file.open', { number })}
        </ButtonLink>
      </div>
    </Stack>
  );
}

/** Files a case before the tahasil court that no report preceded. */
export function FileCasePage() {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const prefix = useId();
  const { filing, change, send, isPending, message, applicationNo } = useCaseFiling();
  const [submitCount, setSubmitCount] = useState(0);
  const found = listFilingProblems(filing);
  const toText = ({ key, level }: FilingProblem) =>
    level === undefined ? t(key) : t(key, { level: t(levelLabels[level]) });
  const idOf = (field: FilingField) => `${prefix}${field}`;
  const errorOf = (field: FilingField) => {
    const problem = submitCount > 0 ? found.find((each) => each.field === field) : undefined;
    return problem && toText(problem);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
    if (found.length === 0) send();
  };
  const part = { filing, change, idOf, errorOf };
  const problems = found.map((problem) => ({
    controlId: idOf(problem.field),
    message: toText(problem),
  }));
  return (
    <OfficerFrame>
      <PageHeader size="app" title={t('courtCase:file')} lead={t('courtCase:file.lead')} />
      {applicationNo === undefined ? (
        <Form onSubmit={submit}>
          <FormSummary problems={problems} submitCount={submitCount} />
          <OutcomeMessage message={message} />
          <LandPart {...part} />
          <CasePart {...part} />
          <RespondentsPart {...part} isChecked={submitCount > 0} />
          <div className={spaceBetween}>
            <Button type="submit" kind="primary" isPending={isPending}>
              {t('courtCase:file.submit')}
            </Button>
          </div>
        </Form>
      ) : (
        <Filed applicationNo={applicationNo} />
      )}
    </OfficerFrame>
  );
}
