import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isClientModule, listClientReasons, listUnstableReads } from './clientModule.ts';

const modules = globSync('packages/ui/src/{components,dictionaries,styles}/**/*.{ts,tsx}')
  .filter((file) => !/\.(stories|test|sample|css)\./.test(file))
  .sort();
const source = (file: string) => readFileSync(file, 'utf8');

/** Components that a server renders without sending their code to the browser. */
const serverComponents = [
  'Alert',
  'ButtonLink',
  'Card',
  'EmptyState',
  'Icon',
  'Link',
  'PageHeader',
  'SiteFooter',
  'SkipLink',
  'StatTile',
  'StatusPatch',
  'Steps',
  'Table',
  'TenderCard',
  'Timeline',
  'UtilityBar',
];

describe('the reasons for a client module', () => {
  it.each([
    ['usesHook', 'const [isOpen] = useState(false);'],
    ['usesHook', "const words = useWords('dialog', english);"],
    ['usesHook', 'export const Context = createContext(0);'],
    ['isHandler', 'const a = <button onClick={() => close()} />;'],
    ['isHandler', 'const a = <button onClick={press} />;'],
    ['isHandler', 'const a = <input ref={(input) => read(input)} />;'],
    ['isHandler', 'const own = { onClick: () => close() };'],
    ['isFunctionChild', 'const a = <Field>{(props) => <input {...props} />}</Field>;'],
    ['isContext', 'const a = <LinkContext value={1} />;'],
    ['importsClientPackage', "import { Button } from 'react-aria-components/Button';"],
  ])('are %s in %s', (reason, text) => {
    expect(listClientReasons(text)).toContain(reason);
  });

  it.each([
    'const id = useId();',
    'const a = <button onClick={action.onClick} />;',
    'const a = <Button onClick={onRetry} />;',
    "import type { PopoverProps } from 'react-aria-components/Popover';",
    'const a = <ul>{rows.map((row) => <li>{row}</li>)}</ul>;',
  ])('are none in %s', (text) => {
    expect(listClientReasons(text)).toEqual([]);
  });
});

describe('the modules of the kit', () => {
  it('begin with the directive if they need a browser', () => {
    const missing = modules.filter(
      (file) => listClientReasons(source(file), file).length > 0 && !isClientModule(source(file)),
    );
    expect(missing).toEqual([]);
  });

  it('have no directive without a reason', () => {
    const needless = modules.filter(
      (file) => isClientModule(source(file)) && listClientReasons(source(file), file).length === 0,
    );
    expect(needless).toEqual([]);
  });

  it.each(serverComponents)('render %s on a server', (name) => {
    expect(isClientModule(source(`packages/ui/src/components/${name}/${name}.tsx`))).toBe(false);
  });

  it('read no clock and no random number while they render', () => {
    // Countdown reads the clock in an effect.
    const readers = modules.filter((file) => listUnstableReads(source(file)).length > 0);
    expect(readers).toEqual(['packages/ui/src/components/Countdown/Countdown.tsx']);
  });
});
