import { StructuredData } from "@/components/layout/structured-data";
import { Creed } from "@/components/sections/lounge/creed";
import { Door } from "@/components/sections/lounge/door";
import { Method } from "@/components/sections/lounge/method";
import { Tent } from "@/components/sections/lounge/tent";
import { lounge } from "@/content/lounge";
import { pageMetadata } from "@/lib/page-metadata";
import { breadcrumbData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ ...lounge.meta, path: "/lounge", image: "lounge" });

export default function LoungePage() {
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: lounge.meta.title, path: "/lounge" })]} />
      <Tent />
      <Door />
      <Method />
      <Creed />
    </>
  );
}
