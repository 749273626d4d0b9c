import { en, type MessageKey, type Step } from '@temple-land/portal-core';
import { Timeline, type TimelineEvent, type TimelineProps } from '@temple-land/ui';
import { Fragment } from 'react';
import { useText, type Text } from '../i18n/useText.ts';
import { dueText, type Standpoint, type Viewer } from './applicationWait.ts';
import { historyPoints, type HistoryPoint, type HistoryState } from './applicationHistory.ts';
import { momentText } from './moments.ts';

/** What the history of an application takes. */
export interface ApplicationHistoryProps {
  application: Standpoint & { history: readonly Step[] };
  viewer: Viewer;
  layout?: TimelineProps['layout'];
}

const stateLabels = {
  done: 'application.history.done',
  now: 'application.history.now',
  todo: 'application.history.todo',
  stopped: 'application.history.stopped',
} as const satisfies Record<HistoryState, string>;

const isKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** What was given with a step, in words: the question, the answer, the reason, a number. */
function givenTo(step: Step, { m }: Text): [name: string, value: string][] {
  return Object.entries(step.given).flatMap(([name, value]) => {
    const key = `need.${name}`;
    if (name === 'remark' || !isKey(key)) return [];
    const word = `${name}.${value}`;
    return [[m(key), isKey(word) ? m(word) : value]];
  });
}

function aheadText({ text, isWait }: HistoryPoint, application: Standpoint, words: Text) {
  const due = isWait === true ? dueText(application, words) : undefined;
  return (
    <>
      {text && words.t(text)}
      {due !== undefined && <b> {due}</b>}
    </>
  );
}

function detailOf(point: HistoryPoint, application: Standpoint, words: Text) {
  const { t } = words;
  const { step } = point;
  if (step === undefined) return aheadText(point, application, words);
  return (
    <>
      {momentText(step.at)}
      {step.by !== '' && <>. {t('application.by', { name: step.by })}</>}
      {givenTo(step, words).map(([name, value]) => (
        <Fragment key={name}>
          <br />
          {name}: {value}
        </Fragment>
      ))}
      {step.remark !== '' && (
        <>
          <br />
          {t('application.remark')}: {step.remark}
        </>
      )}
    </>
  );
}

/** The way of an application: what was done, by whom and why, and what is ahead. */
export function ApplicationHistory({ application, viewer, layout }: ApplicationHistoryProps) {
  const text = useText();
  const points = historyPoints(application, application.history, viewer);
  const events = points.map((point, index): TimelineEvent => {
    const { state, title } = point;
    return {
      id: String(index),
      state,
      stateLabel: text.t(stateLabels[state]),
      title: 'page' in title ? text.t(title.page) : text.m(title.message),
      detail: detailOf(point, application, text),
    };
  });
  return <Timeline label={text.t('application.history')} events={events} layout={layout} />;
}
