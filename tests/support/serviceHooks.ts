import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Variables } from '../../apps/server/src/config.ts';
import { makeApp, type TestApp } from './makeApp.ts';

/** An object whose properties can be copied: a list would lose its methods. */
type Copyable = object & { readonly length?: never };

/** Creates an object before the tests of the file; the returned object has its properties then. */
export function createBeforeAll<Value extends Copyable>(create: () => Promise<Value>): Value {
  const value = {} as Value;
  beforeAll(async () => {
    Object.assign(value, await create());
  });
  return value;
}

/** Creates an object before each test; the returned object has its properties then. */
export function createBeforeEach<Value extends Copyable>(create: () => Promise<Value>): Value {
  const value = {} as Value;
  beforeEach(async () => {
    Object.assign(value, await create());
  });
  return value;
}

/** Starts one service for the tests of the file and closes it after them. */
export function makeAppBeforeAll(variables?: Variables, pages?: string): TestApp {
  const service = createBeforeAll(() => makeApp(variables, pages));
  afterAll(() => service.close());
  return service;
}

/** Starts a service for each test and closes it after it. */
export function makeAppBeforeEach(variables?: Variables): TestApp {
  const service = createBeforeEach(() => makeApp(variables));
  afterEach(() => service.close());
  return service;
}
