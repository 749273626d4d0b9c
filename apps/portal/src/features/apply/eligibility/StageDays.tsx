import type { LandTerms } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { facts } from '../../../common/applications/ApplicationDetails.css.ts';
import { AnswerList } from '../../../common/applications/AnswerList.tsx';
import { getStageTitle } from '../../../common/applications/currentStage.ts';
import { formatCount } from '../../../i18n/format.ts';

/** The days that each stage of a new application takes at most: those of the office, then those of the applicant. */
export function StageDays({ stages }: Pick<LandTerms, 'stages'>) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const list = (isPaused: boolean) =>
    stages
      .filter((stage) => stage.isPaused === isPaused)
      .map(({ state, days, isOptional }) => {
        const text = t('before.days', { count: days, n: formatCount(days) });
        const title = t(getStageTitle(state));
        return [title, isOptional ? t('before.days.optional', { days: text }) : text] as const;
      });
  return (
    <>
      <h3>{t('before.stages')}</h3>
      <p>{t('before.stages.lead')}</p>
      <AnswerList className={facts} answers={list(false)} />
      <p>{t('before.stages.own')}</p>
      <AnswerList className={facts} answers={list(true)} />
    </>
  );
}
