import {
  listRecommendations,
  type FieldReportCase,
  type FieldReportGap,
} from '@temple-land/portal-core';
import { Button, Form, RadioCards, Stack, TextArea, TextField } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { card, meta } from '../../../common/page/card.css.ts';
import type { KeptReport } from './fieldDatabase.ts';
import * as styles from './fieldVisits.css.ts';
import { gapLabels } from './gapLabels.ts';
import { recommendationLabels } from './landLabels.ts';
import { PeopleFields } from './PeopleFields.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import { listOutlines } from './photoPlace.ts';
import { PlotFields } from './PlotFields.tsx';
import { useFieldReport } from './useFieldReport.ts';
import { VisitedAt } from './VisitedAt.tsx';

/** The props of `FieldReportForm`. */
export interface FieldReportFormProps {
  found: FieldReportCase;
  /** What was written on this device and not yet sent when the form was opened. */
  keptReport: KeptReport | undefined;
  /** What is on this device and not yet sent, as it is now. */
  kept: KeptReport | undefined;
}

interface PartProps {
  form: ReturnType<typeof useFieldReport>;
  id: string;
  error: string | undefined;
}

function Findings({ form, id, error }: PartProps) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const { content, change } = form;
  return (
    <>
      <TextArea
        label={t('field:panchanama')}
        optionalLabel={t('common:field.optional')}
        description={t('field:panchanama.hint')}
        rows={4}
        maxLength={4000}
        value={content.panchanama}
        onChange={(panchanama) => change({ panchanama })}
      />
      <TextArea
        {...{ id }}
        label={t('field:remark')}
        rows={4}
        maxLength={2000}
        value={content.remark}
        onChange={(remark) => change({ remark })}
        {...(error === undefined ? {} : { errorMessage: error })}
      />
    </>
  );
}

function UnlawfulArea({ form, id, error }: PartProps) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  return (
    <TextField
      {...{ id }}
      inputMode="decimal"
      label={t('field:encroached')}
      suffix={t('field:decimals')}
      value={form.content.encroachedDecimals}
      onChange={(value) => form.change({ encroachedDecimals: value.replaceAll(/[^\d.]/g, '') })}
      {...(error === undefined ? {} : { errorMessage: error })}
    />
  );
}

function Recommendation({ form, id, error, type }: PartProps & { type: number }) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  return (
    <RadioCards
      {...{ id }}
      label={t('field:recommendation')}
      choices={listRecommendations(type).map((value) => ({
        value,
        label: t(recommendationLabels[value]),
      }))}
      value={form.content.recommendation}
      onChange={(value) =>
        form.change({
          recommendation: listRecommendations(type).find((each) => each === value) ?? '',
        })
      }
      {...(error === undefined ? {} : { errorMessage: error })}
    />
  );
}

/** The form of a field report; it is stored on this device while it is written. */
export function FieldReportForm({ found, keptReport, kept }: FieldReportFormProps) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const prefix = useId();
  const { visit, plot, otherPlots = [] } = found;
  const form = useFieldReport(found, keptReport);
  const [isFinished, setFinished] = useState(false);
  const { content, change, gaps, submitCount } = form;
  const idOf = (part: string, index?: number) => `${prefix}${part}${index ?? ''}`;
  const toMessage = ({ part }: FieldReportGap) => t(gapLabels[part]);
  const findError = (part: string, index?: number) => {
    const gap = gaps.find((each) => each.part === part && each.index === index);
    return gap && toMessage(gap);
  };
  const partOf = (part: string): PartProps => ({ form, id: idOf(part), error: findError(part) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFinished(await form.finish());
  };
  const problems = gaps.map((gap) => ({
    controlId: idOf(gap.part, gap.index),
    message: toMessage(gap),
  }));
  const parts = { content, change, idOf, findError };
  return (
    <section className={card} aria-label={t('field:form')}>
      <FormSummary submitCount={submitCount} problems={problems} />
      <Form onSubmit={(event) => void submit(event)}>
        <Stack gap="lg">
          <p className={meta} role="status">
            {isFinished && kept === undefined && t('field:form.sent')}
            {kept && (kept.isFinished ? t('field:form.finished') : t('field:form.kept'))}
          </p>
          <VisitedAt {...partOf('visitedAt')} />
          <PlotFields {...parts} recorded={[...(plot ? [plot] : []), ...otherPlots]} />
          {visit.applicationType === 1 && <UnlawfulArea {...partOf('encroachedDecimals')} />}
          <PeopleFields {...parts} />
          <PhotoFields
            {...{ content, change }}
            applicationId={visit.applicationId}
            outlines={listOutlines(found)}
          />
          <Findings form={form} id={idOf('remark')} error={findError('remark')} />
          <Recommendation {...partOf('recommendation')} type={visit.applicationType} />
          <p className={meta}>{t('field:form.hint')}</p>
          <div className={styles.buttons}>
            <Button type="submit" kind="primary">
              {t('field:finish')}
            </Button>
          </div>
        </Stack>
      </Form>
    </section>
  );
}
