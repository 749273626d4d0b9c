import type { OfficerApplication } from '@temple-land/portal-core';
import { Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as details from '../../../common/applications/ApplicationDetails.css.ts';
import { listApplicationFacts } from '../../../common/applications/applicationFacts.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { ReporterFacts } from './ReporterFacts.tsx';

/** What was applied for or reported, in full. */
export function SummaryTab({ application }: { application: OfficerApplication }) {
  const text = useTranslation(['casePage', 'officer', 'common', 'specification']);
  const { t } = text;
  const language = useLanguage();
  const { applicant, filedAgainst } = application;
  const facts = [
    ...(applicant === null ? [] : [[t('officer:applicant'), applicant] as const]),
    ...(filedAgainst === undefined
      ? []
      : [
          [t('casePage:filedBy'), t('casePage:filedBy.office')] as const,
          [t('casePage:respondents'), filedAgainst.join(', ')] as const,
        ]),
    ...listApplicationFacts(application, text),
  ];
  return (
    <Stack gap="xl">
      <h3>{t('casePage:view.summary')}</h3>
      {applicant === null && filedAgainst === undefined && (
        <ReporterFacts application={application} />
      )}
      <CaseFacts application={application} />
      <dl className={details.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...langAttribute(value, language)}>{value}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
