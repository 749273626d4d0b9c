/** The description of a page for search engines and for links that are shared. */
export function PageDescription({ content }: { content: string }) {
  return (
    <>
      <meta name="description" content={content} />
      <meta property="og:description" content={content} />
    </>
  );
}
