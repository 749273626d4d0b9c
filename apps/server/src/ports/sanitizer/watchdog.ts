import { parentPort } from 'node:worker_threads';
import { limits } from './limits.ts';

const everyMs = 10;
const microsecondsPerMs = 1000;

function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / microsecondsPerMs;
}

let timer: NodeJS.Timeout | undefined;

// The thread that reads a file cannot look after itself: this one ends the process, whatever it is doing.
function watch(): void {
  const startMs = usedMs();
  timer = setInterval(() => {
    const isOver =
      process.memoryUsage.rss() > limits.residentBytes || usedMs() - startMs > limits.cpuMs;
    if (isOver) process.kill(process.pid, 'SIGKILL');
  }, everyMs);
}

parentPort?.on('message', (isBusy: boolean) => {
  clearInterval(timer);
  if (isBusy) watch();
});
