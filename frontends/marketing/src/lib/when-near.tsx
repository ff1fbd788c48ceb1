import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** A screen and a half above and below the window. */
const ahead = '150% 0px';

/** Renders `children` once their position is near the window, and `otherwise` until then. */
export function WhenNear({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return near ? children : <div ref={place}>{otherwise}</div>;
}
