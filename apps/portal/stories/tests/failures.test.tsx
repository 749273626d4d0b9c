import { messages } from '@temple-land/portal-core';
import { HttpResponse } from 'msw';
import type { HttpHandler } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { answer, disconnect, respond } from '../service/mockedCall.ts';
import { showScreen } from './showScreen.tsx';

const m = messages.en;

const broken = (name: 'summary' | 'faq') =>
  respond(name, () => new HttpResponse('{', { headers: { 'content-type': 'application/json' } }));
const forged = (name: 'summary' | 'faq') =>
  respond(name, () => HttpResponse.json({ RESPONSE_DATA: 'e30=', RESPONSE_TOKEN: '0'.repeat(64) }));

/** Returns the texts that the main part announces. */
const listAnnounced = () =>
  [...document.querySelectorAll('main :is([role=alert], [role=status])')].map(
    ({ textContent }) => textContent,
  );

describe('figures and questions that could not be loaded', () => {
  it.each<[path: string, HttpHandler, message: string]>([
    // Requirement: ER-058
    ['/website/about', answer('summary', { status: 500 }), m['summary.failed']],
    ['/website/about', broken('summary'), m['summary.failed']],
    // Requirement: ER-061
    ['/website/about', disconnect('summary'), m['summary.network']],
    // Requirement: ER-059
    ['/website/faq', answer('faq', { status: 500 }), m['faq.failed']],
    ['/website/faq', broken('faq'), m['faq.failed']],
  ])('have a message: %s', async (path, call, message) => {
    expect(await showScreen({ path, calls: [call] }, listAnnounced)).toContain(message);
  });

  // Requirements: ER-060, UN-128
  it.each<[path: string, HttpHandler]>([
    ['/website/about', forged('summary')],
    ['/website/faq', forged('faq')],
  ])('have no message after a failed token check: %s', async (path, call) => {
    const alerts = await showScreen(
      { path, calls: [call] },
      () => document.querySelectorAll('main [role=alert], [role=alertdialog]').length,
    );
    expect(alerts).toBe(0);
  });

  /** Returns the figures of About, in order. */
  const showFigures = (call: HttpHandler) =>
    showScreen({ path: '/website/about', calls: [call] }, () =>
      [...document.querySelectorAll('main dd')].map(({ textContent }) => textContent),
    );

  // Requirement: EN-043
  it('have an area of 0.0000', async () => {
    expect((await showFigures(disconnect('summary')))[0]).toBe('0.0000');
  });

  // Requirement: EN-042
  it('have grouped digits when they are loaded', async () => {
    const result = {
      total_area: 60_426.943,
      total_district: 24,
      total_tahasil: 317,
      total_village: 12_345,
    };
    const figures = await showFigures(answer('summary', { status: 200, result }));
    expect([figures[0], figures.at(-1)]).toEqual(['60,426.9430', '12,345']);
  });
});
