import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answerPlaces } from '../samples/publicPlaces.ts';
import { holdCall } from '../service/heldCalls.ts';

const address = '*/ogc/files';

const file = (collection: string, format: string) => ({
  collection,
  format,
  url: `https://land.example/ogc/files/${collection}.${format}`,
  bytes: format === 'csv' ? 2_140 : 96_500,
  sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
});

const answerFiles = (files: readonly object[]) =>
  http.get(address, () =>
    HttpResponse.json({ district: '', recordedOn: '2025-04-01T00:00:00Z', files: [...files] }),
  );

const filled = answerFiles([
  file('districts', 'csv'),
  file('districts', 'geojson'),
  file('tahasils', 'csv'),
  file('tahasils', 'geojson'),
]);

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Open data',
  args: { route: '/website/open-data' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = { parameters: answers(answerPlaces, filled) };
export const Loading: ScreenStory = {
  parameters: answers(
    answerPlaces,
    http.get(address, () => holdCall().then(() => HttpResponse.error())),
  ),
};
export const Empty: ScreenStory = { parameters: answers(answerPlaces, answerFiles([])) };
export const Failed: ScreenStory = {
  parameters: answers(
    answerPlaces,
    http.get(address, () => new HttpResponse(null, { status: 500 })),
  ),
};
