import { en, parseAskedParts, type MessageKey, type Step } from '@temple-land/portal-core';
import { Timeline, type TimelineEvent, type TimelineProps } from '@temple-land/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDueDate, type ApplicationProgress, type Viewer } from './applicantAction.ts';
import { AskedFor } from './AskedFor.tsx';
import { listCorrections } from './askedFacts.ts';
import { listHistoryPoints, type HistoryPoint, type HistoryState } from './applicationHistory.ts';
import { DownloadLink } from '../files/DownloadLink.tsx';
import * as styles from './ApplicationDetails.css.ts';
import { formatDateTime } from '../text/dateTime.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { languageOf } from '../../i18n/language.ts';
import type { Translation } from '../../i18n/textKey.ts';

/** An application with the moment when it was filed; a report is shown to its followers without it. */
type HistoryApplication = ApplicationProgress & { createdOn?: string };

/** The props of `ApplicationHistory`. */
export interface ApplicationHistoryProps {
  application: HistoryApplication & { history: readonly Step[] };
  viewer: Viewer;
  layout?: TimelineProps['layout'];
}

const stateLabels = {
  done: 'common:application.history.done',
  now: 'common:application.history.now',
  todo: 'common:application.history.todo',
  stopped: 'common:application.history.stopped',
} as const satisfies Record<HistoryState, string>;

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** Returns the fields of a step with their labels: question, answer, reason, number. */
function getGivenFacts(step: Step, { t }: Translation): [name: string, value: string][] {
  return Object.entries(step.given).flatMap(([name, value]) => {
    const key = `need.${name}`;
    if (name === 'remark' || !isMessageKey(key)) return [];
    const word = `${name}.${value}`;
    const text = isMessageKey(word) ? t(`specification:${word}`) : value;
    return [[t(`specification:${key}`), name === 'reason' ? (step.reason ?? value) : text]];
  });
}

function renderUpcoming(
  point: HistoryPoint,
  application: ApplicationProgress,
  translation: Translation,
) {
  const due = point.hasDueDate === true ? formatDueDate(application, translation) : undefined;
  return (
    <>
      {point.text && translation.t(point.text)}
      {due !== undefined && <b> {due}</b>}
    </>
  );
}

function renderDetail(
  point: HistoryPoint,
  application: HistoryApplication,
  translation: Translation,
) {
  const { t } = translation;
  const language = languageOf(translation.i18n);
  const { step } = point;
  if (step === undefined) return renderUpcoming(point, application, translation);
  return (
    <>
      {point.text && (
        <>
          {t(point.text)}
          <br />
        </>
      )}
      {formatDateTime(step.at)}
      {step.by !== '' && <>. {t('common:application.by', { name: step.by })}</>}
      {[...getGivenFacts(step, translation), ...listCorrections(step, translation)].map(
        ([name, value]) => (
          <Fragment key={name}>
            <br />
            {name}: <span {...langAttribute(value, language)}>{value}</span>
          </Fragment>
        ),
      )}
      {parseAskedParts(step.given) && (
        <AskedFor step={step} filedOn={application.createdOn ?? step.at} />
      )}
      {step.letterId !== undefined && (
        <span className={styles.letter}>
          <DownloadLink name="letterFile" input={{ letterId: step.letterId }}>
            {t('common:application.history.letter')}
          </DownloadLink>
        </span>
      )}
      {step.remark !== '' && (
        <>
          <br />
          {t('common:application.remark')}:{' '}
          <span {...langAttribute(step.remark, language)}>{step.remark}</span>
        </>
      )}
    </>
  );
}

/** The history of an application as a timeline: finished steps and what comes next. */
export function ApplicationHistory({ application, viewer, layout }: ApplicationHistoryProps) {
  const text = useTranslation(['common', 'specification']);
  const points = listHistoryPoints(application, application.history, viewer);
  const events = points.map((point, index): TimelineEvent => {
    const { state, title } = point;
    return {
      id: String(index),
      state,
      stateLabel: text.t(stateLabels[state]),
      title: text.t(title),
      detail: renderDetail(point, application, text),
    };
  });
  return <Timeline label={text.t('common:application.history')} events={events} layout={layout} />;
}
