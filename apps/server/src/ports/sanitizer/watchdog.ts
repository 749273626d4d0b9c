import { parentPort } from 'node:worker_threads';
import { limits } from './limits.ts';

const everyMs = 10;
const microsecondsPerMs = 1000;
const cpuMs = Number(process.argv[2]);

function getCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / microsecondsPerMs;
}

let timer: NodeJS.Timeout | undefined;

// A separate thread that ends the process when it exceeds its limits, even if the main thread is busy.
function watch(): void {
  const startMs = getCpuMs();
  timer = setInterval(() => {
    const isOver = process.memoryUsage.rss() > limits.residentBytes || getCpuMs() - startMs > cpuMs;
    if (isOver) process.kill(process.pid, 'SIGKILL');
  }, everyMs);
}

parentPort?.on('message', (isBusy: boolean) => {
  clearInterval(timer);
  if (isBusy) watch();
});
