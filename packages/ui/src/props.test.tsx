import type { Meta } from '@storybook/react-vite';
import { createElement, createRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

interface Stories {
  default: Meta;
  Default: { args?: Record<string, unknown> };
}

const files = import.meta.glob<Stories>('./components/*/*.stories.tsx');

/** Sets document attributes and has no element. */
const providers = new Set(['ThemeRoot']);

/** Has no element until a link to another website is pressed; its props are those of Dialog. */
const hidden = new Set(['ExternalLinkDialog']);

/** Fields, whose root is around their control. */
const fields = new Set([
  'CaptchaField',
  'Checkbox',
  'Combobox',
  'DateField',
  'FileUpload',
  'MobileField',
  'OtpField',
  'PasswordField',
  'Select',
  'Switch',
  'TextArea',
  'TextField',
]);

/** Connects a control with its texts: `id` is that of the control. */
const frames = new Set(['Field']);

/** Fieldsets, whose `ref` and `id` lead to their first control. */
const groups = new Set(['DateRange', 'RadioCards']);

/** Props with which a component shows itself, in place of those of its first story; undefined leaves one out. */
const shown: Record<string, Record<string, unknown>> = {
  Dialog: { isOpen: undefined, defaultOpen: true },
  Drawer: { isOpen: undefined, defaultOpen: true },
  Field: { children: (props: object) => <input {...props} /> },
  Form: { children: undefined },
  Loader: { waitMs: undefined },
  MenuSheet: { isOpen: undefined, defaultOpen: true },
  ScrollToTop: { afterPx: -1 },
};

const components = Object.entries(files)
  .map(([path, load]) => ({ name: path.split('/')[2] ?? path, load }))
  .filter(({ name }) => !providers.has(name) && !hidden.has(name));

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Renders a component with the props of its first story and those of the test; returns the elements they reached. */
async function renderProbe(name: string, load: () => Promise<Stories>) {
  const stories = await load();
  const ref = createRef<HTMLElement>();
  const onKeyDown = vi.fn();
  const probe = {
    ref,
    id: 'probe-id',
    className: 'probe-class',
    style: { '--probe': 'given' },
    slot: 'probe-slot',
    'data-testid': 'probe',
    onKeyDown,
  };
  const given = { ...stories.default.args, ...stories.Default.args, ...shown[name], ...probe };
  const args = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  flushSync(() =>
    root?.render(createElement(stories.default.component as ComponentType<object>, args)),
  );
  await vi.waitFor(() => expect(box.querySelector('.probe-class')).not.toBeNull());
  return { box, ref, onKeyDown };
}

describe.each(components)('the props of $name', ({ name, load }) => {
  it('put class, style and slot on the outermost element', async () => {
    const { box } = await renderProbe(name, load);
    const outermost = box.firstElementChild as HTMLElement;
    expect(outermost.classList.contains('probe-class')).toBe(true);
    expect(outermost.style.getPropertyValue('--probe')).toBe('given');
    expect(outermost.slot).toBe('probe-slot');
  });

  it('put ref, id, data attributes and handlers on the root, or on the control of a field', async () => {
    const { box, ref, onKeyDown } = await renderProbe(name, load);
    const outermost = box.firstElementChild;
    const [target, ...others] = box.querySelectorAll<HTMLElement>('[data-testid="probe"]');
    expect(others).toEqual([]);
    expect(target === outermost).toBe(!fields.has(name));
    expect(box.querySelectorAll('#probe-id')).toHaveLength(1);
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    expect(onKeyDown).toHaveBeenCalledOnce();
    if (!fields.has(name) && !groups.has(name)) {
      expect(ref.current).toBe(outermost);
      expect(ref.current?.id === 'probe-id').toBe(!frames.has(name));
      return;
    }
    expect(ref.current?.id).toBe('probe-id');
    ref.current?.focus();
    expect(outermost?.contains(document.activeElement)).toBe(true);
  });
});
