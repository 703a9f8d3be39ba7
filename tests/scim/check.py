"""Runs the checks of scim2-tester against a server, and prints one JSON result a line."""

import json
import os

from httpx2 import Client
from scim2_client.engines.httpx2 import SyncSCIMClient
from scim2_tester import check_server

client = Client(base_url=os.environ["SCIM_URL"], headers={"Authorization": f"Bearer {os.environ['SCIM_TOKEN']}"})
for result in check_server(SyncSCIMClient(client)):
    print(
        json.dumps(
            {
                "status": result.status.name,
                "title": result.title,
                "resource": result.resource_type,
                "reason": result.reason,
            }
        )
    )
