import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Prop {
  owner: string;
  name: string;
  type: string;
}

const index = readFileSync('packages/ui/src/index.ts', 'utf8');
const publicTypes = new Set(
  [...index.matchAll(/type (\w+)/g)].map(([, name]) => name ?? '').filter(Boolean),
);
const sources = globSync('packages/ui/src/components/*/**/*.{ts,tsx}').filter(
  (file) => !/\.(css|stories|test|sample)\.tsx?$/.test(file),
);

/** The names that a prop had or could have in another convention, with the one that it has. */
const otherNames: Record<string, string> = {
  checked: 'isSelected',
  defaultChecked: 'defaultSelected',
  disabled: 'isDisabled',
  invalid: 'isInvalid',
  multiple: 'allowsMultiple',
  onChoose: 'onSelectionChange',
  onDark: 'onChange',
  onHiddenColumns: 'onHiddenColumnsChange',
  onLayer: 'onLayerChange',
  onPage: 'onPageChange',
  onPress: 'onClick',
  onRows: 'onChange',
  onSize: 'onChange',
  onSort: 'onSortChange',
  onToggle: 'onOpenChange',
  onValue: 'onChange',
  onValueChange: 'onChange',
  onView: 'onViewChange',
  open: 'isOpen',
  readOnly: 'isReadOnly',
  required: 'isRequired',
};

const yesOrNo = /^(is|has|allows)[A-Z]|^default(Open|Selected)$/;

function listMembers(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, body, typeAnnotation, types } = node as Node & { types?: Node[] };
  if (type === 'TSInterfaceDeclaration') return ((body as Node)['body'] as Node[]) ?? [];
  if (type === 'TSTypeAliasDeclaration') return listMembers(typeAnnotation);
  if (type === 'TSTypeLiteral') return (node as Node)['members'] as Node[];
  return (types ?? []).flatMap(listMembers);
}

/** Returns the props that the public types of a file declare. */
function listProps(file: string): Prop[] {
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return (program.body as unknown as Node[]).flatMap((statement) => {
    const declaration = (statement['declaration'] ?? statement) as Node;
    const owner = String((declaration['id'] as { name?: unknown } | undefined)?.name);
    if (!publicTypes.has(owner)) return [];
    return listMembers(declaration).flatMap((member) => {
      const name = (member['key'] as { name?: string } | undefined)?.name;
      const annotation = member['typeAnnotation'] as Node | undefined;
      if (name === undefined || annotation === undefined) return [];
      return [{ owner, name, type: source.slice(annotation.start + 1, annotation.end).trim() }];
    });
  });
}

const props = sources.flatMap(listProps);
const listNames = (found: readonly Prop[]) => found.map(({ owner, name }) => `${owner}.${name}`);

describe('the names of props', () => {
  it('are read from every public type', () => {
    expect(props.length).toBeGreaterThan(300);
  });

  it('are those of React Aria', () => {
    const wrong = props.filter(({ name }) => name in otherNames);
    expect(wrong.map(({ owner, name }) => `${owner}.${name}: ${otherNames[name]}`)).toEqual([]);
  });

  it('begin with is, has or allows for yes or no', () => {
    const wrong = props.filter(({ name, type }) => type === 'boolean' && !yesOrNo.test(name));
    expect(listNames(wrong)).toEqual([]);
  });

  it('give a value and not an event to onChange', () => {
    const isChange = /^on(Change|[A-Z]\w+Change)$/;
    const wrong = props.filter(({ name, type }) => isChange.test(name) && /Event/.test(type));
    expect(listNames(wrong)).toEqual([]);
  });

  it('have a default value for each value that can be controlled', () => {
    const defaults: Record<string, string> = {
      expandedKeys: 'defaultExpandedKeys',
      files: 'defaultFiles',
      isOpen: 'defaultOpen',
      isSelected: 'defaultSelected',
      page: 'defaultPage',
      selectedKey: 'defaultSelectedKey',
      selectedKeys: 'defaultSelectedKeys',
      sortDescriptor: 'defaultSortDescriptor',
      value: 'defaultValue',
      view: 'defaultView',
    };
    const owners = new Set(
      props.map(({ owner }) => owner).filter((owner) => owner.endsWith('Props')),
    );
    const wrong = [...owners].flatMap((owner) => {
      const own = new Set(props.filter((prop) => prop.owner === owner).map(({ name }) => name));
      const isControl = [...own].some((name) => /^on(Change|\w+Change)$/.test(name));
      return (
        Object.entries(defaults)
          .filter(([name, initial]) => isControl && own.has(name) && !own.has(initial))
          // The value of a checkbox is what its form sends; its state is `isSelected`.
          .filter(([name]) => name !== 'value' || !own.has('isSelected'))
          .map(([name, initial]) => `${owner}.${name}: ${initial}`)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('take icons as nodes', () => {
    const wrong = props.filter(({ owner, type }) => /IconNode/.test(type) && owner !== 'IconProps');
    expect(listNames(wrong)).toEqual([]);
  });

  it('leave out neither class nor style of the native element', () => {
    const closed = sources.filter((file) => {
      const omitted = readFileSync(file, 'utf8').matchAll(
        /Omit<\s*ComponentProps<[^>]*>,([^>]*)>/g,
      );
      return [...omitted].some(([, names = '']) => /'(className|style)'/.test(names));
    });
    expect(closed).toEqual([]);
  });
});
