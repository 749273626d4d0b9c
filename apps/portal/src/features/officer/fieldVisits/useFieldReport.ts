import {
  fieldReportMax,
  listFieldReportGaps,
  type FieldPlot,
  type FieldReportCase,
  type FieldReportGap,
} from '@temple-land/portal-core';
import { useRef, useState } from 'react';
import { useSession } from '../../../state/useSession.ts';
import type { KeptContent, KeptReport } from './fieldDatabase.ts';
import type { ChangeContent } from './formParts.ts';
import { scheduleSending, sendKeptReports } from './fieldQueue.ts';
import { findKeptReport, putKeptReport } from './keptReports.ts';
import { confirmedVersions } from './sendReport.ts';

/** An empty plot of a report. */
export const createPlot = (plotNo = ''): FieldPlot => ({
  plotNo,
  measuredDecimals: '',
  presentUse: '',
  structure: '',
  north: '',
  east: '',
  south: '',
  west: '',
});

/** Returns the content with which a report begins. */
function createContent({ visit, plot, otherPlots = [] }: FieldReportCase): KeptContent {
  return {
    visitedAt: '',
    plots: [
      createPlot(plot?.plotNo ?? visit.plotNo),
      ...otherPlots.slice(0, fieldReportMax.plots - 1).map(({ plotNo }) => createPlot(plotNo)),
    ],
    people: [],
    photos: [],
    panchanama: '',
    encroachedDecimals: '',
    remark: '',
    recommendation: '',
  };
}

/** Returns what the service has, as the content of a form. */
const toContent = ({ current }: FieldReportCase): KeptContent | undefined =>
  current === null
    ? undefined
    : {
        ...current.content,
        photos: current.content.photos.map(({ photoId, kind, fileName, takenAt, position }) => ({
          photoId,
          kind,
          fileName,
          takenAt,
          position,
        })),
      };

/**
 * Returns the form of a field report. Each change is stored on this device at once and sent after a while, a finished
 * report at once.
 */
export function useFieldReport(found: FieldReportCase, kept: KeptReport | undefined) {
  const userId = useSession()?.userId ?? 0;
  const { visit, current } = found;
  const [content, setContent] = useState(
    () => kept?.content ?? toContent(found) ?? createContent(found),
  );
  const [submitCount, setSubmitCount] = useState(0);
  const latest = useRef(content);
  const writing = useRef(Promise.resolve());
  const gaps: readonly FieldReportGap[] =
    submitCount === 0 ? [] : listFieldReportGaps(content, visit.applicationType);

  const store = (next: KeptContent, isFinished: boolean): Promise<void> => {
    writing.current = writing.current.then(async () => {
      const { applicationId, applicationType, applicationNo } = visit;
      // A step belongs to the content that was sent: what is written after it is sent first.
      const onDevice: Partial<KeptReport> = (await findKeptReport(userId, applicationId)) ?? {};
      const { step: _step, ...stored } = onDevice;
      const known = Math.max(confirmedVersions.get(applicationId) ?? 0, current?.version ?? 0);
      await putKeptReport({
        ...stored,
        userId,
        applicationId,
        applicationType,
        applicationNo,
        content: next,
        isFinished,
        baseVersion: stored.baseVersion ?? known,
        writtenAt: new Date().toISOString(),
        state: stored.state === 'conflict' ? 'conflict' : 'waiting',
      });
    });
    return writing.current;
  };
  const change: ChangeContent = (part) => {
    const changed = typeof part === 'function' ? part(latest.current) : part;
    const next = { ...latest.current, ...changed };
    // A field that reports its own value again does not make a finished report a draft.
    if (JSON.stringify(next) === JSON.stringify(latest.current)) return;
    latest.current = next;
    setContent(latest.current);
    void store(latest.current, false);
    scheduleSending();
  };
  const finish = async (): Promise<boolean> => {
    setSubmitCount((count) => count + 1);
    if (listFieldReportGaps(latest.current, visit.applicationType).length > 0) return false;
    await store(latest.current, true);
    void sendKeptReports();
    return true;
  };
  return { content, change, finish, gaps, submitCount };
}
