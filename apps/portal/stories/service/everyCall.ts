import { ogcPrefix, serviceBase } from '@temple-land/portal-core';
import { HttpResponse } from 'msw';
import { http, type HttpHandler } from 'msw/http';

/** Answers every request to the service in one way, that for the configuration and the public land record too. */
export const answerEveryCall = (respond: () => Response): HttpHandler =>
  http.all(
    ({ request }) =>
      [serviceBase, `${ogcPrefix}/`].some((start) =>
        new URL(request.url).pathname.startsWith(start),
      ),
    respond,
  );

/** Answers of a service that is broken in one way, by what they are. */
export const faults: Readonly<Record<string, HttpHandler>> = {
  'answers 500': answerEveryCall(() => new HttpResponse(null, { status: 500 })),
  'answers with broken JSON': answerEveryCall(
    () =>
      new HttpResponse('{"RESPONSE_DATA": "', { headers: { 'content-type': 'application/json' } }),
  ),
  'is not there': answerEveryCall(() => HttpResponse.error()),
};
