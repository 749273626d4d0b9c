// Loaded into the measured server with --expose-gc: on SIGUSR2 it runs the garbage collector
// and prints the bytes in use. Without a collection the heap size only shows how far the engine lets it grow.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`held ${heapUsed + external}`);
});
