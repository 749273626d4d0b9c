import { describe, expect, it } from 'vitest';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();

/** Returns the directives of the policy under which a path is answered, by name. */
async function policyOf(url: string): Promise<Map<string, string[]>> {
  const { headers } = await service.raw({ method: 'GET', url, headers: {} });
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

describe('the content security policy of pages', () => {
  it.each([
    ['default-src', ["'self'"]],
    ['script-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['font-src', ["'self'"]],
    ['frame-src', ['blob:']],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
  ])('holds %s to %j', async (directive, sources) => {
    expect((await policyOf('/')).get(directive)).toEqual(sources);
  });

  it('allows nothing inline but what it names by its hash, and no other host', async () => {
    const kinds = /^'(self|none|unsafe-hashes|sha256-[A-Za-z0-9+/]{43}=)'$|^(data|blob):$/;
    for (const [directive, sources] of await policyOf('/')) {
      for (const source of sources) expect(source, directive).toMatch(kinds);
    }
  });

  it('lets a hash stand for styles alone, and data for what cannot run', async () => {
    for (const [directive, sources] of await policyOf('/')) {
      if (directive.startsWith('style-src')) continue;
      const isOfPictures = ['img-src', 'frame-src', 'media-src', 'worker-src'].includes(directive);
      const open = sources.filter((source) => source !== "'self'" && source !== "'none'");
      expect(isOfPictures ? [] : open, directive).toEqual([]);
    }
    expect((await policyOf('/')).get('worker-src')).toEqual(["'self'", 'blob:']);
  });
});

describe('the content security policy of answers', () => {
  it.each(['/service/health', '/service/unknown', '/service/config'])(
    'lets %s load, send and show nothing',
    async (url) => {
      expect(Object.fromEntries(await policyOf(url))).toEqual({
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      });
    },
  );
});
