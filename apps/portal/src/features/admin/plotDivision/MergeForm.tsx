import { joinRings, roundAcres } from '@temple-land/portal-core';
import { Button, Card, Checkbox, CheckboxGroup } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { formatAcres } from '../../../i18n/format.ts';
import { DivisionSketch } from './DivisionSketch.tsx';
import * as styles from './plotDivision.css.ts';
import { SourceFields } from './SourceFields.tsx';
import type { DivisionFormProps } from './SplitForm.tsx';
import { useDivisionForm } from './useDivision.ts';

const ringFaults = {
  apart: 'specification:division.apart',
  hole: 'specification:division.hole',
  overlap: 'specification:division.overlap',
  crossings: 'specification:division.overlap',
  narrow: 'specification:division.overlap',
} as const;

/** The form that joins a plot with others of its khatiyan, with a sketch of the new plot. */
export function MergeForm({ view, onSent }: DivisionFormProps) {
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  const { plot, neighbours } = view;
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = neighbours.filter(({ id }) => ids.includes(String(id)));
  const joined = chosen.length > 0 && joinRings([plot, ...chosen].map(({ corners }) => corners));
  const area = roundAcres([plot, ...chosen].reduce((acres, each) => acres + each.area, 0));
  const fault = typeof joined === 'string' ? t(ringFaults[joined]) : undefined;
  const form = useDivisionForm(
    () =>
      chosen.length > 0 && fault === undefined
        ? { kind: 'merge', plotIds: [plot.id, ...chosen.map(({ id }) => id)] }
        : undefined,
    onSent,
  );
  const isMissing = form.isAsked && chosen.length === 0;
  const error = isMissing ? t('specification:division.two') : fault;
  const isJoined = typeof joined === 'object';
  const parts = isJoined ? [{ plotNo: t('plotDivision:merge.new'), corners: joined }] : [plot];
  if (neighbours.length === 0) {
    return (
      <Card title={t('plotDivision:merge')}>
        <p className={muted}>{t('plotDivision:merge.none')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('plotDivision:merge')}>
      <div className={styles.columns}>
        <DivisionSketch
          parts={parts}
          neighbours={neighbours.filter((each) => !isJoined || !chosen.includes(each))}
        />
        <form method="post" noValidate className={styles.form} onSubmit={form.submit}>
          <OutcomeMessage message={form.message} />
          <CheckboxGroup
            label={t('plotDivision:merge.with')}
            value={ids}
            onChange={setIds}
            {...(error === undefined ? {} : { errorMessage: error })}
          >
            {neighbours.map(({ id, plotNo, area: acres }) => (
              <Checkbox
                key={id}
                value={String(id)}
                label={t('plotDivision:merge.plot', { n: plotNo, area: formatAcres(acres) })}
              />
            ))}
          </CheckboxGroup>
          <p className={muted}>{t('plotDivision:merge.area', { n: formatAcres(area) })}</p>
          <SourceFields {...form.sourceProps} />
          <Button type="submit" isPending={form.isPending}>
            {t('plotDivision:merge.ask')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
