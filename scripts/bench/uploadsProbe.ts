import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { httpService } from '../../tests/support/serverProcess.ts';

// Makes calls one after another in a separate thread until it gets the message "stop"; posts the time of each call.

const pauseMs = 5;
const service = httpService((workerData as { port: number }).port);
const delays: number[] = [];
const stopController = new AbortController();

parentPort?.once('message', () => stopController.abort());
while (!stopController.signal.aborted) {
  const began = performance.now();
  const answer = await service.send('faq', {});
  await answer.arrayBuffer();
  delays.push(performance.now() - began);
  await sleep(pauseMs);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(delays);
parentPort?.close();
