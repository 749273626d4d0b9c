import { atom } from 'jotai';
import { CallError } from '../../../api/call/callError.ts';
import { logToConsole } from '../../../api/monitoring/logToConsole.ts';
import { getSession } from '../../../state/session.ts';
import { portalStore } from '../../../state/store.ts';
import type { KeptReport } from './fieldDatabase.ts';
import { listKeptReports, refreshKeptReports } from './keptReports.ts';
import { sendReport } from './sendReport.ts';

/** Whether reports are being sent, or the last attempt had no connection. */
export const sendingStateAtom = atom<'idle' | 'sending' | 'offline'>('idle');

/** How long after the last key a draft is sent, in ms. */
const draftDelayMs = 8_000;
const firstRetryMs = 5_000;
const longestRetryMs = 60_000;
/** The most attempts for one report in a row, so that a refused photo cannot be sent for ever. */
const maxAttempts = 4;

let timer: ReturnType<typeof setTimeout> | undefined;
let retryMs = firstRetryMs;
let running: Promise<void> | undefined;
let isRequested = false;

async function sendOne(report: KeptReport): Promise<void> {
  const { userId, applicationId } = report;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = (await listKeptReports(userId)).find(
      (each) => each.applicationId === applicationId,
    );
    // A session of another user does not send it.
    if (stored?.state !== 'waiting' || getSession()?.userId !== userId) return;
    if ((await sendReport(stored)) === 'done') return;
  }
}

async function sendAll(): Promise<void> {
  const userId = getSession()?.userId;
  if (userId === undefined) return;
  const reports = await listKeptReports(userId);
  const waiting = reports.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return;
  portalStore.set(sendingStateAtom, 'sending');
  for (const report of waiting) await sendOne(report);
}

/** Runs in one tab at a time where the browser has locks; the ids make a second one harmless. */
const runExclusively = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('field-reports', work) : work();

async function runQueue(): Promise<void> {
  try {
    do {
      isRequested = false;
      await runExclusively(sendAll);
    } while (isRequested);
    retryMs = firstRetryMs;
    portalStore.set(sendingStateAtom, 'idle');
  } catch (error) {
    const isEnded = error instanceof CallError && error.failure === 'expired';
    portalStore.set(sendingStateAtom, 'offline');
    logToConsole('field reports', error);
    if (!isEnded) {
      scheduleSending(retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    }
  } finally {
    await refreshKeptReports();
  }
}

/** Sends what waits on this device, oldest first; one run at a time. */
export function sendKeptReports(): Promise<void> {
  clearTimeout(timer);
  isRequested = true;
  running ??= runQueue().finally(() => {
    running = undefined;
  });
  return running;
}

/** Sends what waits on this device after some time without another request. */
export function scheduleSending(delayMs = draftDelayMs): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendKeptReports(), delayMs);
}

/** Sends whenever the connection is back or the page is shown again; returns the function that stops it. */
export function startFieldQueue(): () => void {
  const send = () => void sendKeptReports();
  const sendWhenShown = () => {
    if (document.visibilityState === 'visible') send();
  };
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', sendWhenShown);
  send();
  return () => {
    window.removeEventListener('online', send);
    document.removeEventListener('visibilitychange', sendWhenShown);
    clearTimeout(timer);
  };
}
