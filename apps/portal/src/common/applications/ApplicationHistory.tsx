import { en, type MessageKey, type Step } from '@temple-land/portal-core';
import { Timeline, type TimelineEvent, type TimelineProps } from '@temple-land/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { dueText, type Standpoint, type Viewer } from './applicationWait.ts';
import { historyPoints, type HistoryPoint, type HistoryState } from './applicationHistory.ts';
import { momentText } from '../text/moments.ts';
import type { Translation } from '../../i18n/textKey.ts';

/** The props of `ApplicationHistory`. */
export interface ApplicationHistoryProps {
  application: Standpoint & { history: readonly Step[] };
  viewer: Viewer;
  layout?: TimelineProps['layout'];
}

const stateLabels = {
  done: 'common:application.history.done',
  now: 'common:application.history.now',
  todo: 'common:application.history.todo',
  stopped: 'common:application.history.stopped',
} as const satisfies Record<HistoryState, string>;

const isKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** What was given with a step, in words: the question, the answer, the reason, a number. */
function givenTo(step: Step, { t }: Translation): [name: string, value: string][] {
  return Object.entries(step.given).flatMap(([name, value]) => {
    const key = `need.${name}`;
    if (name === 'remark' || !isKey(key)) return [];
    const word = `${name}.${value}`;
    return [[t(`specification:${key}`), isKey(word) ? t(`specification:${word}`) : value]];
  });
}

function aheadText({ text, isWait }: HistoryPoint, application: Standpoint, words: Translation) {
  const due = isWait === true ? dueText(application, words) : undefined;
  return (
    <>
      {text && words.t(text)}
      {due !== undefined && <b> {due}</b>}
    </>
  );
}

function detailOf(point: HistoryPoint, application: Standpoint, words: Translation) {
  const { t } = words;
  const { step } = point;
  if (step === undefined) return aheadText(point, application, words);
  return (
    <>
      {momentText(step.at)}
      {step.by !== '' && <>. {t('common:application.by', { name: step.by })}</>}
      {givenTo(step, words).map(([name, value]) => (
        <Fragment key={name}>
          <br />
          {name}: {value}
        </Fragment>
      ))}
      {step.remark !== '' && (
        <>
          <br />
          {t('common:application.remark')}: {step.remark}
        </>
      )}
    </>
  );
}

/** The way of an application: what was done, by whom and why, and what is ahead. */
export function ApplicationHistory({ application, viewer, layout }: ApplicationHistoryProps) {
  const text = useTranslation(['common', 'specification']);
  const points = historyPoints(application, application.history, viewer);
  const events = points.map((point, index): TimelineEvent => {
    const { state, title } = point;
    return {
      id: String(index),
      state,
      stateLabel: text.t(stateLabels[state]),
      title: text.t(title),
      detail: detailOf(point, application, text),
    };
  });
  return <Timeline label={text.t('common:application.history')} events={events} layout={layout} />;
}
