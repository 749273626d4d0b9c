import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, fail, never } from '../service/mockedCall.ts';
import { buildTenderDocumentPath } from '../screen/hiddenPaths.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Tender document',
  args: { route: '/tender-docs/:id', path: buildTenderDocumentPath(1) },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('auctionPdf')) };
export const Failed: ScreenStory = { parameters: answers(fail('auctionPdf', 500)) };
export const Unknown: ScreenStory = { args: { path: '/tender-docs/unknown' } };
export const Empty: ScreenStory = { parameters: answers(answer('auctionPdf', { status: 404 })) };
