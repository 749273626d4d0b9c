import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  Breadcrumbs,
  CaptchaField,
  ChartCard,
  Combobox,
  Countdown,
  DataTable,
  DateRange,
  Dialog,
  Drawer,
  DictionaryProvider,
  ErrorSummary,
  ExternalLink,
  FileUpload,
  FontSizeControl,
  LanguageSwitch,
  MapPanel,
  MenuSheet,
  MobileField,
  NotificationBell,
  Pagination,
  PasswordField,
  PrintSheet,
  SideNav,
  SiteHeader,
  Steps,
  Tag,
  ThemeToggle,
  Timeline,
  Toast,
  UserMenu,
  type Dictionary,
} from '../index.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { or } from './or.ts';

const ignore = () => undefined;
const rows = [{ id: 1 }, { id: 2 }];
const columns = [
  {
    id: 'id',
    header: '#',
    renderCell: (row: { id: number }) => row.id,
    compare: (one: { id: number }, other: { id: number }) => one.id - other.id,
  },
];
const file = {
  id: '1',
  fileName: '1.pdf',
  sizeText: '1',
  stateText: '!',
  state: 'failed',
} as const;

/** The components without a word; the texts that depend on content have no letters. */
const page = (
  <>
    <SiteHeader brand={{ href: '/', mark: null, name: '0' }} navigation={[]} />
    <Breadcrumbs crumbs={[]} currentLabel="1" />
    <SideNav groups={[{ title: '2', links: [{ label: '3', href: '/', icon: null }] }]} />
    <UserMenu name="" items={[]} />
    <LanguageSwitch choices={[]} />
    <ThemeToggle />
    <FontSizeControl minValue={12} maxValue={12} resetValue={12} />
    <NotificationBell count={4} items={[]} isOpen onOpenChange={ignore} />
    <Toast messages={[{ id: '1', text: '5' }]} onClose={ignore} />
    <Steps
      steps={[
        { id: '1', title: '6', href: '/1' },
        { id: '2', title: '7', href: '/2' },
      ]}
      currentKey="2"
    />
    <Timeline events={[{ id: '1', state: 'done', title: '8' }]} />
    <CaptchaField label="9" drawing="" onRefresh={ignore} audioSource={undefined} />
    <MobileField label="10" prefix="+91" state="unverified" />
    <MobileField label="11" prefix="+91" state="verified" />
    <PasswordField label="12" rules={[{ id: '1', label: '13', isMet: true }]} />
    <FileUpload
      label="14"
      accept=""
      files={[file]}
      onSelect={ignore}
      onRemove={ignore}
      onRetry={ignore}
    />
    <Combobox label="15" options={[]} />
    <DateRange label="16" />
    <ErrorSummary problems={[{ controlId: '1', message: '17' }]} submitCount={0} />
    <ExternalLink href="https://example.org/">18</ExternalLink>
    <Countdown seconds={30} runKey={1} onEnd={ignore} />
    <Pagination page={2} pageCount={3} rows={{ value: 10, choices: [10], onChange: ignore }} />
    <DataTable
      caption="19"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      columnChooser={{}}
      selection={{ rowLabel: ({ id }) => `${id}` }}
    />
    <ChartCard title="20" summary="21" groupHeader="22" series={[]} groups={[]} />
    <MapPanel
      description="23"
      map={null}
      table={null}
      search={null}
      layers={[]}
      onLayerChange={ignore}
      tools={[]}
    />
    <PrintSheet
      office="24"
      address="25"
      letter="26"
      printedAt="27"
      title="28"
      facts={[]}
      back={{ label: '29', href: '/' }}
    />
    <Dialog isOpen title="30" />
    <Drawer isOpen onOpenChange={ignore} title="32" />
    <Tag onRemove={ignore}>33</Tag>
    <MenuSheet isOpen>31</MenuSheet>
  </>
);

const box = document.createElement('div');
document.body.append(box);
let root = createRoot(box);
const render = (content: ReactNode) => flushSync(() => root.render(content));
afterEach(() => {
  root.unmount();
  root = createRoot(box);
});

/** Returns the texts on the page and in attributes, each once. */
function listTexts(): string[] {
  const spoken = ['aria-label', 'aria-valuetext', 'placeholder'];
  const texts = [...box.querySelectorAll('*')].flatMap((element) => [
    ...spoken.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.textContent] : [])),
  ]);
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => /\p{L}/u.test(text));
}

const isProductWord = (text: string) => /^(px|pdf)$/.test(text);
const latinWords = (text: string) =>
  (text.match(/\p{Script=Latin}{2,}/gu) ?? []).filter((word) => !isProductWord(word));

describe('the components without a word of the application', () => {
  it('are English without a provider', () => {
    render(page);
    const withoutProvider = listTexts();
    render(<DictionaryProvider dictionary={en}>{page}</DictionaryProvider>);
    expect(withoutProvider).toContain('Close');
    expect(listTexts()).toEqual(withoutProvider);
  });

  it.each([
    ['Odia', or, 'ବନ୍ଦ କରନ୍ତୁ'],
    ['Hindi', hi, 'बंद करें'],
  ])('are %s throughout with its dictionary', (_language, dictionary, close) => {
    render(page);
    const english = listTexts();
    render(<DictionaryProvider dictionary={dictionary}>{page}</DictionaryProvider>);
    const texts = listTexts();
    expect(texts).toContain(close);
    expect(texts.length).toBeGreaterThan(english.length * 0.8);
    expect(texts.flatMap(latinWords)).toEqual([]);
  });

  it('use the words of a partial dictionary, else English', () => {
    const dictionary: Partial<Dictionary> = { dialog: { closeLabel: 'Leave' } };
    render(<DictionaryProvider dictionary={dictionary}>{page}</DictionaryProvider>);
    expect(listTexts()).toContain('Leave');
    expect(listTexts()).toContain('Menu');
  });

  it('prefer a prop to the dictionary', () => {
    render(
      <DictionaryProvider dictionary={or}>
        <Dialog isOpen title="1" closeLabel="Leave" />
      </DictionaryProvider>,
    );
    expect(listTexts()).toEqual(['Leave']);
  });
});

describe('a dictionary', () => {
  it.each([
    ['en', en, 'Sunday, 22 November 2026, today, chosen'],
    ['or', or, 'ରବିବାର, 22 ନଭେମ୍ବର 2026, ଆଜି, ବଛାଯାଇଛି'],
    ['hi', hi, 'रविवार, 22 नवंबर 2026, आज, चुना गया'],
  ])('of %s names a day with its state', (_language, { dateField }, name) => {
    const state = { isToday: true, isSelected: true, isInRange: true };
    expect(dateField.dayText('2026-11-22', state)).toBe(name);
  });
});
