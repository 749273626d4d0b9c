'use client';
import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ElementType,
  type ReactNode,
} from 'react';

/** A component that renders a link; receives the props of a native link. */
export type LinkComponent = ElementType<ComponentProps<'a'>>;

const LinkContext = createContext<LinkComponent>('a');

/** The props of `LinkProvider`. */
export interface LinkProviderProps {
  /** Renders the links within the website, for example with the `Link` of the application's router. */
  component: LinkComponent;
  /** The application. */
  children: ReactNode;
}

/** Sets the component that renders the kit's links to other pages of the same website. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * Returns whether a link leads to a page of the same website, and not to a file, another website or a part of this
 * page.
 */
function isPageLink({ href, download, target }: ComponentProps<'a'>): boolean {
  if (href === undefined || download !== undefined || target !== undefined) return false;
  return !/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);
}

/**
 * A link rendered by the component of `LinkProvider`; a native link if it does not lead to a page of the same
 * website.
 */
export function PageLink(props: ComponentProps<'a'>) {
  const component = use(LinkContext);
  return createElement(isPageLink(props) ? component : 'a', props);
}
