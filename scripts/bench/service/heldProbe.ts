// Loaded into the server that is measured, beside --expose-gc: on SIGUSR2 it collects what nobody needs
// and prints the bytes that are still held. Without that a heap only shows how far the engine lets it grow.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`held ${heapUsed + external}`);
});
