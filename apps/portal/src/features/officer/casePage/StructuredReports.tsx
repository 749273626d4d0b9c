import {
  applicationTypes,
  type AttachedDocument,
  type FieldReportVersion,
  type OfficerApplication,
  type PlotOutline,
} from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import * as details from '../../../common/applications/ApplicationDetails.css.ts';
import { AnswerList } from '../../../common/applications/AnswerList.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { meta } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ClockNote, Photo } from './ReportParts.tsx';
import { useReportAnswers } from './useReportAnswers.tsx';
import * as styles from '../fieldVisits/fieldVisits.css.ts';
import { listOutlines } from '../fieldVisits/photoPlace.ts';

interface ReportProps {
  report: FieldReportVersion;
  title: string;
  outlines: readonly PlotOutline[];
}

function Report({ report, title, outlines }: ReportProps) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const language = useLanguage();
  const { content, by, writtenAt, receivedAt } = report;
  const answers = useReportAnswers(content);
  const times = [
    content.visitedAt === ''
      ? ''
      : t('field:report.visited', { time: formatDateTime(content.visitedAt) }),
    t('field:report.written', { time: formatDateTime(writtenAt) }),
    t('field:report.received', { time: formatDateTime(receivedAt) }),
  ];
  return (
    <section aria-label={title}>
      <Stack gap="md">
        <h4>{title}</h4>
        <p {...langAttribute(content.remark, language)}>{content.remark}</p>
        <AnswerList answers={answers} className={details.facts} />
        {content.panchanama !== '' && (
          <div>
            <b>{t('field:panchanama')}</b>
            <p {...langAttribute(content.panchanama, language)}>{content.panchanama}</p>
          </div>
        )}
        <ul className={styles.photos}>
          {content.photos.map((photo) => (
            <Photo key={photo.photoId} {...{ photo, outlines }} />
          ))}
        </ul>
        <ClockNote report={report} />
        <p className={meta}>
          <span {...langAttribute(by.fullName, language)}>{by.fullName}</span>.{' '}
          {times.filter((text) => text !== '').join('. ')}
        </p>
      </Stack>
    </section>
  );
}

/** The documents of an application without the photos that the field report shows. */
export const omitReportPhotos = (
  documents: readonly AttachedDocument[],
  current: FieldReportVersion | null,
): AttachedDocument[] => {
  const shown = new Set(current?.content.photos.map(({ documentId }) => documentId));
  return documents.filter(({ documentId }) => !shown.has(documentId));
};

/** Loads the field report of an application; none for a type without one. */
export function useStructuredReport({ applicationType, applicationId }: OfficerApplication) {
  const isReported =
    applicationType === applicationTypes.land ||
    applicationType === applicationTypes.illegitimateUse;
  const input = isReported ? { applicationType, applicationId } : undefined;
  const query = useQuery(serviceQuery('fieldReportCase', input, { isQuiet: true }));
  const found = query.data && 'result' in query.data ? query.data.result : undefined;
  return {
    current: found?.current ?? null,
    others: found?.others ?? [],
    outlines: found === undefined ? [] : listOutlines(found),
    message: query.error?.userMessage,
    refetch: () => void query.refetch(),
  };
}

/** The field report of an application, and those of other devices that were kept beside it. */
export function StructuredReports(props: ReturnType<typeof useStructuredReport>) {
  const { current, others, outlines, message, refetch } = props;
  const { t } = useTranslation(['field', 'common', 'specification']);
  return (
    <>
      <Retry message={message} onRetry={refetch} />
      {current && (
        <Report
          {...{ outlines }}
          report={current}
          title={current.isFinished ? t('field:tab.report') : t('field:tab.draft')}
        />
      )}
      {others.map((report) => (
        <Report key={report.sendingId} {...{ report, outlines }} title={t('field:tab.beside')} />
      ))}
    </>
  );
}
