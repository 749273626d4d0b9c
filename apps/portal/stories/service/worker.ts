import { api, ogcPrefix, serviceBase, type EndpointName } from '@temple-land/portal-core';
import { HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { http, type HttpHandler } from 'msw/http';
import { ws } from 'msw/ws';
import { sampleAnswers } from '../samples/sampleAnswers.ts';
import { configure } from './configuration.ts';
import { answer } from './mockedCall.ts';

// Connects and stays silent: stories have no live messages.
const liveChannel = ws.link(`*${serviceBase}ws`).addEventListener('connection', () => undefined);

const answerFromSamples = (name: EndpointName): HttpHandler[] => {
  const given = sampleAnswers[name];
  return given === undefined ? [] : [answer(name, given as Parameters<typeof answer>[1])];
};

const unanswered: string[] = [];

const refuseUnknown = [`*${serviceBase}*`, `*${ogcPrefix}/*`].map((address) =>
  http.all(address, ({ request }) => {
    unanswered.push(request.url);
    return HttpResponse.error();
  }),
);

const names = Object.keys(api) as EndpointName[];
const worker = setupWorker(
  liveChannel,
  configure(),
  ...names.flatMap(answerFromSamples),
  ...refuseUnknown,
);

let started: Promise<unknown> | undefined;

/** Starts the mocked service, once for all stories of the page. */
export const startService = (): Promise<unknown> =>
  (started ??= worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: 'bypass',
  }));

/** Throws when a call of the story had no answer. */
export function checkAnswers(): void {
  const calls = unanswered.splice(0);
  if (calls.length > 0) throw new Error(`No answer is mocked for ${calls.join(', ')}.`);
}

/** Sets the answers of one story before those of the samples. */
export function setAnswers(handlers: readonly HttpHandler[]): void {
  worker.resetHandlers();
  worker.use(...handlers);
}
