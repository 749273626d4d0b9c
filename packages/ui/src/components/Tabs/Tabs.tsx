'use client';
import { Fragment, useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import type { Tab } from './tab.ts';
import { TabList } from './TabList.tsx';
import { TabMenu } from './TabMenu.tsx';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './Tabs.css.ts';
import { useIsCollapsed } from './useIsCollapsed.ts';

export type { Tab } from './tab.ts';

/** The props of `Tabs`, with those of a native `div`. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the tabs for screen readers. */
  label: string;
  /** The tabs with their panels. */
  tabs: readonly Tab[];
  /** Id of the selected tab, if it is controlled. */
  selectedKey?: string | undefined;
  /** Id of the initially selected tab; the first one by default. */
  defaultSelectedKey?: string | undefined;
  /** Called with the id of the selected tab. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /**
   * Returns the text of the button that replaces more than four tabs if they do not fit, for example "Feature Menu:
   * Fees".
   */
  menuLabel?: ((current: string) => string) | undefined;
  /** Delay in milliseconds after which that button opens or closes its list; 0 by default. */
  menuDelayMs?: number | undefined;
}

const maxTabsWithoutMenu = 4;

function focusHeading(panel: HTMLElement | null): void {
  const heading = panel?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? panel;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** Views of equal importance, of which one is shown. */
export function Tabs({
  label,
  tabs,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  menuLabel,
  menuDelayMs = 0,
  ...rest
}: TabsProps) {
  const firstKey = defaultSelectedKey ?? tabs[0]?.id ?? '';
  const [key, setKey] = useControlledState(selectedKey, firstKey, onSelectionChange);
  const [menuChoices, setMenuChoices] = useState(0);
  const canCollapse = menuLabel !== undefined && tabs.length > maxTabsWithoutMenu;
  const { isCollapsed, watch } = useIsCollapsed(canCollapse ? tabs.length : 0);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const open = tabs.find((tab) => tab.id === key) ?? tabs[0];

  useEffect(() => {
    if (menuChoices > 0) focusHeading(panel.current);
  }, [menuChoices]);

  if (open === undefined) return null;
  const chooseInMenu = (next: string) => {
    setKey(next);
    setMenuChoices(menuChoices + 1);
  };
  const row = { id, label, tabs, selectedKey: open.id, onSelectionChange: setKey };
  return (
    <div {...mergeProps({ className: styles.root }, rest)}>
      <div>
        <TabList
          {...row}
          ref={watch}
          fit={isCollapsed ? 'folded' : canCollapse ? 'single' : 'wrapping'}
        />
        {isCollapsed && menuLabel && (
          <TabMenu
            {...row}
            text={menuLabel(open.label)}
            delayMs={menuDelayMs}
            onSelectionChange={chooseInMenu}
          />
        )}
      </div>
      <div
        ref={panel}
        id={`${id}-panel`}
        className={styles.panel}
        {...(isCollapsed
          ? { tabIndex: -1 }
          : { role: 'tabpanel', 'aria-labelledby': `${id}-${open.id}`, tabIndex: 0 })}
      >
        <Fragment key={open.id}>{open.content}</Fragment>
      </div>
    </div>
  );
}
