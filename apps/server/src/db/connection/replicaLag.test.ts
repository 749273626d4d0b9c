import { expect, it } from 'vitest';
import { createLagMeter } from './replicaLag.ts';

it('a replica that has everything is not behind, however long nothing has happened', () => {
  const meter = createLagMeter();
  meter.addPosition(0, 100);
  expect(meter.measure(1, 100)).toBe(0);
  meter.addPosition(3_600_000, 100);
  expect(meter.measure(3_600_001, 100)).toBe(0);
  meter.addPosition(3_601_000, 250);
  expect(meter.measure(3_601_001, 250)).toBe(0);
});

it('a replica is behind since the newest moment whose log it has', () => {
  const meter = createLagMeter();
  for (const second of [0, 1, 2, 3]) meter.addPosition(second * 1000, 100 + second);
  expect(meter.measure(3010, 101)).toBe(2010);
  expect(meter.measure(3500, 102)).toBe(1500);
  expect(meter.measure(3600, 103)).toBe(0);
});

it('a replica that has none of the log that was seen is behind for an unknown time', () => {
  const meter = createLagMeter();
  for (let second = 0; second < 10_000; second += 1) meter.addPosition(second * 1000, 100 + second);
  expect(meter.measure(10_000_000, 99)).toBeUndefined();
  expect(meter.measure(10_000_000, 100)).toBe(10_000_000);
});

it('positions of an earlier primary are forgotten', () => {
  const meter = createLagMeter();
  meter.addPosition(0, 900);
  meter.addPosition(1000, 200);
  expect(meter.measure(1500, 200)).toBe(0);
});
