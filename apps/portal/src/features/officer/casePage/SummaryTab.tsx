import type { OfficerApplication } from '@temple-land/portal-core';
import { Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as details from '../../../common/applications/ApplicationDetails.css.ts';
import { listCorrections } from '../../../common/applications/askedFacts.ts';
import { listApplicationFacts } from '../../../common/applications/applicationFacts.ts';
import { ProfilePhoto } from '../../../common/files/ProfilePhoto.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { ReporterFacts } from './ReporterFacts.tsx';
import { useCaseWork } from './useCaseWork.ts';

/** What was applied for or reported, in full. */
export function SummaryTab({ application }: { application: OfficerApplication }) {
  const text = useTranslation(['casePage', 'officer', 'common', 'specification']);
  const { t } = text;
  const language = useLanguage();
  const { work } = useCaseWork(application);
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
    ...application.history.flatMap((step) => listCorrections(step, text)),
  ];
  return (
    <Stack gap="xl">
      <h3>{t('casePage:view.summary')}</h3>
      {applicant === null && filedAgainst === undefined && (
        <ReporterFacts application={application} whose="reporter" />
      )}
      {applicant !== null && application.mayReadReporter === true && (
        <ReporterFacts application={application} whose="applicant" />
      )}
      {applicant !== null && work.applicantPhotoId !== undefined && (
        <ProfilePhoto
          documentId={work.applicantPhotoId}
          alt={t('casePage:photo', { name: applicant })}
        />
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
